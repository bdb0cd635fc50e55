import { expect, it } from 'vitest';
import type { Emission, OutputFile, Outputs, Unit } from '../../generators/emit/emitter.ts';
import { UnitCache } from '../../generators/emit/unit-cache.ts';
import { PagesOnDemand } from '../../generators/site/pages-on-demand.ts';

/** Consecutive versions of a site. */
class SiteVersions {
  readonly #cache = new UnitCache();
  #version = 0;

  next(emission: Emission): PagesOnDemand {
    this.#version += 1;
    const version = this.#version;
    return new PagesOnDemand(emission, { cache: this.#cache, isCurrent: () => this.#version === version });
  }
}

/** Two pages and a list of all, which record what they print. */
function emissionOf(texts: Readonly<Record<string, string>>, printed: string[]): Emission {
  const pages = Object.entries(texts).map(([path, text]): Unit => {
    const print = (): readonly OutputFile[] => {
      printed.push(path);
      return ['html', 'md'].map((ending) => ({ path: `${path}.${ending}`, text }));
    };
    return { path, inputs: [text], print };
  });
  const list = ({ files }: Outputs): readonly OutputFile[] => {
    printed.push('list');
    return [{ path: 'list.txt', text: files.map(({ path, text }) => `${path} ${text}`).join('\n') }];
  };
  return { files: pages, aggregates: [{ path: 'list', inputs: [], print: list }], findings: [] };
}

const never = new AbortController().signal;

it('prints a page when it is first asked for, and no other', async () => {
  const printed: string[] = [];
  const pages = new SiteVersions().next(emissionOf({ a: '1', ab: '1' }, printed));
  expect(printed).toEqual([]);
  for (const path of ['ab.html', 'ab.md', 'ab.html']) expect((await pages.find(path))?.text).toBe('1');
  expect(printed).toEqual(['ab']);
  expect(await pages.find('c.html')).toBeUndefined();
  expect(printed).toEqual(['ab']);
  // One that begins like a page may be of it.
  expect(await pages.find('ac.html')).toBeUndefined();
  expect(printed).toEqual(['ab', 'a']);
});

it('prints again what reads something else than when it was last printed, in whatever version that was', async () => {
  const printed: string[] = [];
  const versions = new SiteVersions();
  await versions.next(emissionOf({ a: '1', b: '1' }, printed)).all();
  expect(printed.splice(0)).toEqual(['a', 'b', 'list']);
  const second = versions.next(emissionOf({ a: '2', b: '1' }, printed));
  await second.find('b.html');
  expect(printed.splice(0)).toEqual([]);
  // Nobody has asked for the page that the second version changed, and the third takes it back.
  const third = versions.next(emissionOf({ a: '1', b: '3' }, printed));
  expect((await third.find('list.txt'))?.text).toBe('a.html 1\na.md 1\nb.html 3\nb.md 3');
  expect(printed.splice(0)).toEqual(['b', 'list']);
  // Whoever still asks for an earlier version gets that one, and the next one is not confused by it.
  expect((await second.find('a.html'))?.text).toBe('2');
  expect(printed.splice(0)).toEqual(['a']);
  // What an earlier version prints replaces nothing of the current one.
  const fourth = versions.next(emissionOf({ a: '1', b: '3' }, printed));
  expect((await fourth.find('a.html'))?.text).toBe('1');
  expect((await fourth.find('list.txt'))?.text).toBe('a.html 1\na.md 1\nb.html 3\nb.md 3');
  expect(printed).toEqual([]);
});

it('makes the rest but the lists, and stops at the signal', async () => {
  const printed: string[] = [];
  const pages = new SiteVersions().next(emissionOf({ a: '1', b: '1' }, printed));
  await pages.renderRemaining(AbortSignal.abort());
  expect(printed).toEqual([]);
  await pages.find('b.html');
  await pages.renderRemaining(never);
  expect(printed).toEqual(['b', 'a']);
  await pages.find('list.txt');
  expect(printed).toEqual(['b', 'a', 'list']);
});

it('prints once what several ask for at the same time', async () => {
  const printed: string[] = [];
  const pages = new SiteVersions().next(emissionOf({ a: '1', b: '1' }, printed));
  await Promise.all([
    pages.find('a.html'),
    pages.find('list.txt'),
    pages.all(),
    pages.renderRemaining(never),
  ]);
  expect(printed.toSorted()).toEqual(['a', 'b', 'list']);
});
