export const defaultLimits = {
    url: 65_536,
    body: 1_048_576,
    stream: 104_857_600,
    depth: 100,
    parts: 1_000,
    field: 65_536,
    file: 104_857_600,
};
