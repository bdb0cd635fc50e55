import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { keywordNames } from '../../generators/keywords/keywords.ts';
import { isMethod } from '../../generators/model/node-reader.ts';
import { fieldsOf } from '../../generators/source/normalize/conform/fields.ts';
import { membersOf, shapeInside, type Kind, type Shape } from '../../generators/source/document/structure.ts';
import { siteOf } from './site-files.ts';

/** A document in which each member that readers have a use for holds a word, or a number, of its own. */
const path = 'test/docs/every-keyword.yaml';
const { files } = await siteOf(path);

/** The words that each page has to show. */
const pages: Readonly<Record<string, string>> = {
  index: `zztitle zzsummary zzdescription zzversion zzterms zzcontact zzcontacturl zzmail zzlicence zzidentifier
    zzlicenceurl zzmore zzmoretext zzvariable zzserver zzservertext zzdefault zzother zzvariabletext zzkey zzkeyheader
    zzkeytext zzbearer zzformat zzbearertext zzdigest zzscheme zzopenid zzdiscovery zzoauth zzauthorize zzscope
    zzscopetext zzcode zzpassword zzcredentials zztoken zzrefresh zztag zztagtext`,
  'families/zztag': 'zztag zztagtext zztagmore zztagmoretext zzoperationsummary zzpath',
  'operations/zzoperation': `zzpath zzpathsummary zzpathtext zzpathserver zzpathservertext zzpathparameter zzoperation
    zztag zzsecondtag zzoperationsummary zzoperationtext zzoperationmore zzoperationmoretext zzscope zzquery zzquerytext
    zzparametertitle zzqueryexample zzqueryexamplesummary zzheader zzheaderexample zzcookie zzcookieexample zzcontent
    zzwritten zzcontentexample zzbodytext zzbody zzbodyexample zzbodysummary zzbodyexampletext zzsecondexample zzformtext zzfield
    zzpart zzparts zzparttype zzpartheader zzpartheadertext zzshared zzsharedheader zzresponsetext zzresponseheader
    zzresponseheadertext zzresponseheaderexample zzwrittenheader zzheadertype zzflagged zzflaggedexample zzresponseheadersummary zzschemaheaderexample zzresponseexample zzlink
    zzlinktext zzlinkparameter zzlinkvalue zzlinkbody zzlinkserver zzlinkservertext zzlinked zzreference zzdefaulttext
    zzaddress zzcallbackpathsummary zzmembertext zzheld zzcontains`,
  'operations/zzread': 'zzread zzownserver zzownservertext zzreadresponse zzpathsummary zzpathtext',
  'webhooks/zzcalled':
    'zzcalled zzcallback zzaddress zzcallbackpathsummary zzcallbacktext zzcallbackresponse',
  'webhooks/zzhook': `zzwebhook zzhook zzhooksummary zzhooktext zzhookmember zzhookresponse zzwebhookpath`,
  'errors/default': 'zzdefaulttext',
  'schemas/every-schema': `zzschematitle zzschematext zzschemamore zzschemamoretext zzneeded zzundescribed 71001 71002
    zzmembertitle zzmembertext zzmembermore zzmembermoretext zzmemberdefault zzmemberexample zzpattern zzmemberformat
    71003 71004 zztitlealone zzolderexample 71005 71006 71007 71008 71009 zzconst zzenum zzenumother zznamed zzname
    zznametext zzheld zzmedia zzencoding zzlisttext zzitemtext zzitemexample 71010 71011 zzcontains 71012 71013 zzfirst
    zzrest zzunevaluateditem zzpropertyname zzmatch zzmatching zzadditional zzallof zzunevaluated zzifa zzthen zzifb
    zzelse zzelsetext zznot zzwith zzdependent zzwithother zzdependentmember zzdependenttext zzsecondpattern
    zzalternative zzalternativetext zzofalternative zzdiscriminator zzmapped zzplaintext 71014 zznulldefault`,
  'schemas/plain-schema': 'zzplainmember zzplainexample zzplainother',
};

/** Words that no page shows, and why. */
const leftOut: Readonly<Record<string, string>> = {
  zzdialect: 'tells programs how to read the schemas',
  zzcomment: 'a comment is for authors (JSON Schema 2020-12 Core, section 8.3)',
  zzid: 'a reference is shown as a link',
  zzanchor: 'a reference is shown as a link',
  zzxml: 'the toolkit reads no XML; examples show how it looks',
  zznamespace: 'as zzxml',
  zzprefix: 'as zzxml',
  zzhiddenexample: 'that of the parameter takes its place (OpenAPI 3.1.1, section 4.8.12.2.1)',
  zzqueryexampletext: 'an example of a parameter stands on one line, with its summary',
  zzexternal: 'no value is loaded from elsewhere',
};

/** What pages say of members that hold no words. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  'operations/zzread': ['Deprecated'],
  'operations/zzoperation': [
    'Empty, it is the same as left out.',
    'Reserved characters are sent as they are',
    'Members are name=value, separated by commas',
    'Separated by |',
    'Separated by commas',
    'Written as application/zzheadertype+json',
  ],
  'schemas/every-schema': ['read only', 'write only', 'all different', 'Deprecated'],
};

/** Members that the document does not have, and why. */
const withoutWord: Readonly<Record<string, string>> = {
  'header.allowEmptyValue': 'means nothing for headers (OpenAPI 3.1.1, section 4.8.21)',
  'header.style': 'is always simple',
  'header.allowReserved': 'means nothing for headers',
  'xml.attribute': 'as zzxml',
  'xml.wrapped': 'as zzxml',
  'schema.$dynamicAnchor': 'a reference is shown as a link',
  'schema.$dynamicRef': 'as any value',
  'schema.$vocabulary': 'tells programs how to read the schema',
  'schema.$defs': 'is shown where it is referred to',
  'schema.definitions': 'as $defs',
  'schema.nullable': 'is of OpenAPI 3.0, and becomes a type',
};

/** What a reader of a page reads, without the menu; in Markdown also where links lead, other than to pages. */
function shownOn(file: string): string {
  const text = files.get(file) ?? '';
  if (file.endsWith('.md'))
    return text.replaceAll(/\]\((?!https?:)[^)]*\)/g, ']').replaceAll(String.raw`\|`, '|');
  return (/<main.*<\/main>/s.exec(text)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ');
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/zz[a-z]+|(?<!\d)71\d{3}(?!\d)/g));
}

const source = readFileSync(path, 'utf8');
const tables = Object.entries(pages).map(([page, words]) => [page, words.split(/\s+/)] as const);

describe.each(['html', 'md'])('pages as %s', (ending) => {
  it.each(tables)('%s says what the document says', (page, words) => {
    const shown = wordsIn(shownOn(`${page}.${ending}`));
    expect(words.filter((word) => !shown.has(word))).toEqual([]);
  });

  it.each(Object.entries(sentences))('%s says what flags mean', (page, texts) => {
    const shown = shownOn(`${page}.${ending}`).toLowerCase();
    expect(texts.filter((text) => !shown.includes(text.toLowerCase()))).toEqual([]);
  });
});

it('no page shows what is left out', () => {
  const shown = wordsIn(
    [...files.keys()]
      .filter((file) => /\.(?:html|md)$/.test(file))
      .map(shownOn)
      .join('\n'),
  );
  expect(Object.keys(leftOut).filter((word) => shown.has(word))).toEqual([]);
});

it('each word of the document is on a page or left out', () => {
  const listed = new Set([...tables.flatMap(([, words]) => words), ...Object.keys(leftOut)]);
  expect([...wordsIn(source)].toSorted()).toEqual([...listed].toSorted());
});

it('the document has each member of each object of OpenAPI', () => {
  const found = new Set<string>();
  collect(parse(source), 'document', found);
  // What stands in components is shown where it is referred to, and all methods are alike.
  const { components: _, ...others } = fieldsOf;
  const kinds = Object.entries(others).map(
    ([kind, { fields }]) => [kind as Kind, Object.keys(fields)] as const,
  );
  const wanted = [...kinds, ['schema', keywordNames] as const].flatMap(([kind, names]) =>
    [...names, ...Object.keys(membersOf(kind).members)]
      .filter((name) => !isMethod(name))
      .map((name) => `${kind}.${name}`),
  );
  expect([...new Set(wanted)].filter((name) => !found.has(name))).toEqual(Object.keys(withoutWord));
});

/** The members that an object and those inside of it have, as `info.title`. */
function collect(value: unknown, shape: Shape, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof shape === 'string') found.add(`${shape}.${name}`);
    const inside = shapeInside(shape, name);
    if (inside !== undefined) collect(member, inside, found);
  }
}
