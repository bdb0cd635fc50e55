import type { Json, JsonObject } from '../json.ts';

/** The values of a request, by their names in the document. */
export interface RequestValues {
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly header: JsonObject;
  readonly body: BodyValue | undefined;
}

export interface BodyValue {
  readonly mediaType: string;
  readonly value: Json;
}

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path with the base path, as it is sent. */
  readonly path: string;
  /** As it is sent, without `?`. */
  readonly query: string;
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}
