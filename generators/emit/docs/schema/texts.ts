import { readExternalDocs } from '../../../model/external-docs.ts';
import type { Schema } from '../../../model/model.ts';
import type { MergedSchema } from '../../../schema/merge.ts';
import { schemaText } from './merged-schema.ts';
import type { SchemaView } from './view.ts';

type Texts = Pick<SchemaView, 'title' | 'description' | 'externalDocs'>;

/** The texts of a schema. The title of a referenced schema is used only without a description, its links are not. */
export function schemaTexts(schema: Schema, { keywords }: MergedSchema): Texts {
  const own = typeof schema === 'object' ? schema : {};
  const description = schemaText(keywords, 'description');
  return {
    title: schemaText(description === undefined ? keywords : own, 'title'),
    description,
    externalDocs: readExternalDocs(own),
  };
}

/** The title, unless it takes the place of a description. */
export function headingOf({ title, description }: Omit<Texts, 'externalDocs'>): string | undefined {
  return description === undefined ? undefined : title;
}

/** The description of a schema, otherwise its title. */
export function mainText({ title, description }: Omit<Texts, 'externalDocs'>): string | undefined {
  return description ?? title;
}

/** A view without texts that only repeat a name, such as the title `Item ID` of `item_id`. */
export function withoutRepeatedName<View extends Pick<SchemaView, 'title' | 'description'>>(
  view: View,
  name: string,
): View {
  const words = lettersOf(name);
  const repeats = (text: string | undefined): boolean =>
    text !== undefined && words !== '' && lettersOf(text) === words;
  return {
    ...view,
    title: repeats(view.title) ? undefined : view.title,
    description: repeats(view.description) ? undefined : view.description,
  };
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');
}

/** The texts of a list of items without a name: its own, or those of its items, or both. */
export function itemTexts(list: Texts, items: Texts): Partial<Texts> {
  const [own, ofItems] = [mainText(list), mainText(items)];
  if (own === undefined) return { title: items.title, description: items.description };
  if (ofItems === undefined || own === ofItems) return {};
  const title = list.description === undefined ? undefined : list.title;
  return { title, description: `${own}\n\nEach: ${ofItems}` };
}
