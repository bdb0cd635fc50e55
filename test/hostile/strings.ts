import { hostileStrings as codeBreakers } from '../code/hostile.ts';

/** No output may read this global; `probe.ts` sets it. */
const trip = 'globalThis.__tripwire';

const breakouts = [
  `'; ${trip}; '`,
  `"; ${trip}; "`,
  `\`; ${trip}; \``,
  `\${${trip}}`,
  `\\'; ${trip}; //`,
  `\\"; ${trip}; //`,
  `\\\`; ${trip}; //`,
  `*/ ${trip}; /*`,
  `// \n${trip}; //`,
  `\r${trip}; //`,
  `\u2028${trip}; //`,
  `\u2029${trip}; //`,
  `' + ${trip} + '`,
  `'); ${trip}; ('`,
  `'] = ${trip}; ['`,
  `/.test(${trip}); /`,
  `}; ${trip}; const x = {`,
  `{{${trip}}}`,
  `{{{${trip}}}}`,
  `{{#with ${trip}}}{{this}}{{/with}}`,
  `<script>${trip}</script>`,
  `</script><script>${trip}</script>`,
  `<!--><img src=x onerror="${trip}">-->`,
  `[x](javascript:${trip})`,
  `| a | <b onclick=${trip}>`,
  `import.meta, ${trip}`,
  `sourceMappingURL=data:,${trip}`,
  `<reference path="${trip}" />`,
];

const names = [
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  'name',
  'then',
  'default',
  'await',
  'arguments',
  'eval',
  'null',
  'undefined',
  'string',
  'Object',
  'globalThis',
  'function',
  '../../../tripwire',
  '..\\..\\tripwire',
  '/tripwire',
  'C:\\tripwire',
  'CON',
  '.',
  '..',
  '%2e%2e%2f',
  'a'.repeat(2_000),
  '\u202Eevil\u2069',
  'Ⅷ',
  'ﬁ',
  '日本語',
  '🦊',
];

/** Texts that each position of a document takes in turn. An empty one is left out: it means that there is none. */
export const hostileStrings: readonly string[] = [
  ...new Set([...codeBreakers, ...breakouts, ...names]),
].filter((text) => text !== '');
