const strictest = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  module: 'nodenext',
};

/** The projects of users in which programs are compiled: their options, and whether packages are installed. */
export const environments = {
  node: {
    hasPackages: true,
    compilerOptions: {
      ...strictest,
      lib: ['es2023', 'esnext.disposable', 'dom', 'dom.asynciterable'],
      types: ['node'],
    },
  },
  browser: {
    hasPackages: false,
    compilerOptions: {
      ...strictest,
      lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: [],
    },
  },
  'browser without iterables': {
    hasPackages: false,
    compilerOptions: { ...strictest, lib: ['es2022', 'dom'], types: [] },
  },
  'no platform': {
    hasPackages: false,
    compilerOptions: { ...strictest, lib: ['es2022'], types: [] },
  },
  /** What `tsc` takes without further options. */
  stock: {
    hasPackages: false,
    compilerOptions: { strict: true, module: 'nodenext', target: 'es2022', noEmit: true, types: [] },
  },
} as const;

export type EnvironmentName = keyof typeof environments;
