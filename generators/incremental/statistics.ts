/** How many results were computed and reused since the start of the process, for tests. */
export const statistics = { computed: 0, reused: 0 };
