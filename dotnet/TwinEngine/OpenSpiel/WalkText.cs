namespace TwinEngine.OpenSpiel;

/// <summary>The walk over a game's histories, in Python: a node costs a few calls there, and microseconds a call from here.</summary>
internal static class WalkText
{
    /// <summary>
    /// <c>walk(game, limit, pause)</c> visits the histories depth first, yields the number of visited ones after each
    /// <c>pause</c>, and in the end a tuple of buffers and lists (<see cref="SpielArrays"/> takes them in its order), or None
    /// where there are more than <c>limit</c>. Texts come once per information set and once per kind of chance node. Only states
    /// with unvisited children are kept, and the last child of each is made in place: a copy less for every inner node.
    /// <c>encode(texts)</c> gives the bytes of texts in UTF-8 and their lengths; <c>load</c> and <c>advance</c> keep OpenSpiel quiet.
    /// </summary>
    public const string Python =
        """
        import gc
        import os
        from array import array

        import pyspiel


        def walk(game, limit, pause):
            chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
            kind = pyspiel.State
            current_player, information_state, legal_actions = (
                kind.current_player, kind.information_state_string, kind.legal_actions)
            child, apply_action, returns, label_of = (
                kind.child, kind.apply_action, kind.returns, kind.action_to_string)
            players, rows, payoffs = array('i'), array('i'), array('d')
            owners, widths, labels, row_actions = array('i'), array('i'), [], array('i')
            lottery_widths, probabilities, lottery_actions = array('i'), array('d'), array('i')
            numbers = {}  # of action labels: few differ, however many actions there are
            add_player, add_row, add_payoffs = players.append, rows.append, payoffs.fromlist
            first_rows = [{} for _ in range(game.num_players())]
            offered, other_rows, lotteries = [], {}, {}
            open_states = []
            push, pop = open_states.append, open_states.pop
            node, state = 0, game.new_initial_state()
            stop = min(pause, limit)
            collects = gc.isenabled()
            gc.disable()  # nothing here is cyclic, and the collector would look through all of it again and again
            try:
                while True:
                    if node == stop:
                        if node == limit:
                            yield None
                            return
                        yield node
                        stop = min(node + pause, limit)
                    node += 1
                    player = current_player(state)
                    add_player(player)
                    if player >= 0:
                        label, actions = information_state(state), legal_actions(state)
                        row = first_rows[player].get(label)
                        if row is None or offered[row] != actions:
                            key = player, label, tuple(actions)
                            row = other_rows.get(key)
                            if row is None:
                                row = other_rows[key] = len(offered)
                                first_rows[player].setdefault(label, row)
                                offered.append(actions)
                                owners.append(player)
                                widths.append(len(actions))
                                labels.append(label)
                                for action in actions:
                                    text = label_of(state, player, action)
                                    row_actions.append(numbers.setdefault(text, len(numbers)))
                        add_row(row)
                    elif player == terminal:
                        add_payoffs(returns(state))
                        if not open_states:
                            break
                        state, actions, left = pop()
                        if left > 1:
                            push((state, actions, left - 1))
                            state = child(state, actions[-left])
                        else:
                            apply_action(state, actions[-1])
                        continue
                    elif player == chance:
                        outcomes = state.chance_outcomes()
                        actions = [action for action, _ in outcomes]
                        texts = [label_of(state, chance, action) for action in actions]
                        key = (tuple([numbers.setdefault(text, len(numbers)) for text in texts]),
                               tuple([probability for _, probability in outcomes]))
                        row = lotteries.get(key)
                        if row is None:
                            row = lotteries[key] = len(lotteries)
                            lottery_widths.append(len(actions))
                            lottery_actions.extend(key[0])
                            probabilities.extend(key[1])
                        add_row(row)
                    else:
                        raise ValueError(f'expected chance or a player to act, found player {player}')
                    left = len(actions) - 1
                    if left > 0:
                        push((state, actions, left))
                        state = child(state, actions[0])
                    elif left == 0:
                        apply_action(state, actions[0])
                    else:
                        raise ValueError('expected actions at a node that is not terminal, found none')
                yield (players, rows, payoffs, owners, widths, labels, row_actions,
                       lottery_widths, probabilities, lottery_actions, list(numbers))
            finally:
                if collects:
                    gc.enable()


        def encode(texts):
            joined = ''.join(texts)
            if joined.isascii():  # nearly always: one conversion instead of one for each text
                return joined.encode(), array('i', map(len, texts))
            encoded = [text.encode('utf-8', 'replace') for text in texts]
            return b''.join(encoded), array('i', map(len, encoded))


        def load(name):
            return quietly(pyspiel.load_game, name)


        def advance(visits):
            return quietly(next, visits)


        def quietly(work, argument):
            # What OpenSpiel refuses it also writes to standard error, behind Python's back and between the engine's events.
            kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 2)
            try:
                return work(argument)
            finally:
                os.dup2(kept, 2)
                os.close(nowhere)
                os.close(kept)
        """;
}
