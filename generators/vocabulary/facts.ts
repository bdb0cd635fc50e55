import type { Json } from '../json/json.ts';
import { readExtension } from './vocabulary.ts';
import type { Deprecation, Pagination, RoleRule } from './words.ts';

/** Who may call an operation, where the document states it. */
export interface Access {
  /** Alternatives; empty where the document names no role. */
  readonly roles: readonly RoleRule[];
  /** The lowest tier that includes the operation; undefined for every tier. */
  readonly tier: string | undefined;
  /** The kinds of deployment that include the operation; empty for all. */
  readonly deployments: readonly string[];
}

/** How certain the document is about what it describes. */
export interface Knowledge {
  /** It follows from conventions of the service. */
  readonly implied: boolean;
  /** It was observed in compatible services. */
  readonly observed: boolean;
  /** What is known to exist but is not shown. */
  readonly notShown: readonly string[];
}

/** What the extensions state about an operation. */
export interface Facts {
  readonly access: Access;
  readonly pagination: Pagination | undefined;
  readonly deprecation: Deprecation | undefined;
  readonly knowledge: Knowledge;
}

type Holder = Readonly<Record<string, Json>>;

export function factsOf(holder: Holder): Facts {
  return {
    access: {
      roles: readExtension(holder, 'x-role') ?? [],
      tier: readExtension(holder, 'x-tier'),
      deployments: readExtension(holder, 'x-deployment') ?? [],
    },
    pagination: readExtension(holder, 'x-pagination'),
    deprecation: readExtension(holder, 'x-deprecated'),
    knowledge: knowledgeOf(holder),
  };
}

export function knowledgeOf(holder: Holder): Knowledge {
  return {
    implied: readExtension(holder, 'x-implied') ?? false,
    observed: readExtension(holder, 'x-observed') ?? false,
    notShown: readExtension(holder, 'x-not-shown') ?? [],
  };
}
