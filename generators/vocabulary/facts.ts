import type { Json } from '../source/document.ts';
import { said } from './vocabulary.ts';
import type { Deprecation, Pagination, RoleRule } from './words.ts';

/** Who may call an operation, where the document speaks of it. */
export interface Access {
  /** Alternatives; empty where the document names no role. */
  readonly roles: readonly RoleRule[];
  /** The lowest tier that has the operation; undefined for every tier. */
  readonly tier: string | undefined;
  /** The kinds of deployment that have the operation; empty for all. */
  readonly deployments: readonly string[];
}

/** How much the document knows of what it describes. */
export interface Knowledge {
  /** It follows from conventions of the service. */
  readonly implied: boolean;
  /** It was seen of compatible services. */
  readonly observed: boolean;
  /** What is known to exist and not shown. */
  readonly notShown: readonly string[];
}

/** What the vocabulary says of an operation. */
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
      roles: said(holder, 'x-role') ?? [],
      tier: said(holder, 'x-tier'),
      deployments: said(holder, 'x-deployment') ?? [],
    },
    pagination: said(holder, 'x-pagination'),
    deprecation: said(holder, 'x-deprecated'),
    knowledge: knowledgeOf(holder),
  };
}

export function knowledgeOf(holder: Holder): Knowledge {
  return {
    implied: said(holder, 'x-implied') ?? false,
    observed: said(holder, 'x-observed') ?? false,
    notShown: said(holder, 'x-not-shown') ?? [],
  };
}
