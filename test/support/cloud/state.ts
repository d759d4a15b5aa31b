import type { Made, Template } from './template';

export type StoredObject = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

export type Stack = {
  readonly name: string;
  readonly region: string;
  status: string;
  reason: string;
  template: Template;
  templateText: string;
  parameters: ReadonlyMap<string, string>;
  made: readonly Made[];
  outputs: ReadonlyMap<string, string>;
  isProtected: boolean;
  readonly events: {
    readonly logical: string;
    readonly type: string;
    readonly status: string;
    reason: string;
  }[];
};

/** All that the account holds. Keys begin with the region where a thing has one. */
export type CloudState = {
  readonly account: string;
  readonly parameters: Map<string, string>;
  readonly buckets: Map<string, Map<string, StoredObject>>;
  readonly secrets: Map<string, string>;
  readonly tables: Map<string, { isProtected: boolean }>;
  readonly items: Record<string, unknown>[];
  readonly stacks: Map<string, Stack>;
  /** Which stack has a physical name. */
  readonly names: Map<string, string>;
  readonly alarmsSet: string[];
  /** Actions in the order in which they were asked, each with its service. */
  readonly calls: string[];
};

export const emptyCloud = (account: string): CloudState => ({
  account,
  parameters: new Map(),
  buckets: new Map(),
  secrets: new Map(),
  tables: new Map(),
  items: [],
  stacks: new Map(),
  names: new Map(),
  alarmsSet: [],
  calls: [],
});
