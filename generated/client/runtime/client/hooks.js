/** A plugin that shows requests and responses to functions of yours. */
export function hooks({ before, after }) {
    return async (request, next) => {
        const sent = (await before?.(request)) ?? request;
        const answer = await next(sent);
        await after?.(answer, sent);
        return answer;
    };
}
