import { expect, test } from 'vitest';
import { svgError } from '../../generators/site/svg.ts';

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`;

test.each([
  svg('<path d="M0 0h8v8z" fill="#0a7d55"/>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by a program -->\n${svg('<title>Acme &amp; Sons</title>')}`,
  svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect fill="url(#a)"/><use href="#a"/>',
  ),
  svg('<style>.a{fill:#fff}@</style>'.replace('@', '')),
  `\uFEFF${svg("<g fill='none' transform='scale(2)'></g>")}`,
])('a picture that only draws can be used: %s', (text) => {
  expect(svgError(text)).toBeUndefined();
});

test.each([
  [svg('<script>alert(1)</script>'), 'the element script'],
  [svg('<SCRIPT>alert(1)</SCRIPT>'), 'the element SCRIPT'],
  [svg('<foreignObject><p/></foreignObject>'), 'the element foreignObject'],
  [svg('<animate attributeName="href" to="javascript:1"/>'), 'the element animate'],
  [svg('<set attributeName="onload"/>'), 'the element set'],
  [svg('<image href="https://evil.example/x.png"/>'), 'the element image'],
  [svg('<a href="#a"/>'), 'the element a'],
  [svg('<path onload="alert(1)"/>'), 'the attribute onload'],
  [svg('<path ONLOAD="alert(1)"/>'), 'the attribute ONLOAD'],
  [svg('<use href="https://evil.example/x.svg#a"/>'), 'href leads out'],
  [svg('<use xlink:href="data:image/svg+xml,x#a"/>'), 'xlink:href leads out'],
  [svg('<use href="&#35;a"/>'), 'href leads out'],
  [svg('<path fill="url(https://evil.example/)"/>'), 'styles load'],
  [svg('<path style="fill:u\\72l(//evil.example)"/>'), 'styles load'],
  [svg('<style>@import "https://evil.example/x.css";</style>'), 'styles load'],
  [svg('<style>a{b:url( "//evil.example")}</style>'), 'styles load'],
  [svg('<style>a{b:image-set("//evil.example" 1x)}</style>'), 'styles load'],
  [svg('<style>a&#x7b;</style>'), 'character reference'],
  [svg('<![CDATA[<script>alert(1)</script>]]>'), 'no picture needs'],
  [`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`, 'no picture needs'],
  [`<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`, 'no picture needs'],
  [svg('<path d=M0/>'), 'no picture needs'],
  [svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'), 'no picture needs'],
  [svg('<path d="<"/>'), 'no picture needs'],
])('what could run or load something is refused: %s', (text, want) => {
  expect(svgError(text)).toContain(want);
});

test.each([svg(`<path ${'a '.repeat(100_000)}`), svg(`<!--${'-'.repeat(100_000)}`)])(
  'a file that ends in the middle is refused, however long it is',
  (text) => {
    expect(svgError(text)).toContain('no picture needs');
  },
);
