import * as z from 'zod';
import type { RoleLabel } from '../people/permissions';
import { type EntityKind, type IntentName, intentNames, intentOf } from './grammar';

/** The grammar of a role, as a model is told of it. */
export const grammarOf = (role: RoleLabel) =>
  intentNames
    .filter((name) => intentOf(name).roles.includes(role))
    .map((name) => {
      const { asks, about, hasPeriod } = intentOf(name);
      return {
        name,
        asks,
        about: about?.kinds ?? [],
        needsName: about?.needs === true,
        hasPeriod: hasPeriod === true,
      };
    });

const Said = z.object({
  intent: z.string().max(60),
  name: z.string().max(20).optional(),
  period: z.string().max(60).optional(),
});

export type Plan = {
  readonly intent: IntentName;
  /** The placeholder of a name, where the intent takes one. */
  readonly name: string | undefined;
  /** Words that say when; read by our own grammar of periods. */
  readonly period: string;
};

type Asked = {
  readonly role: RoleLabel;
  readonly names: readonly { readonly placeholder: string; readonly kinds: readonly EntityKind[] }[];
};

/**
 * A model's word, checked: an intent of the role, a name that stands in the question and that the intent
 * takes. Undefined for anything else, so that a model can choose among answers and never write one.
 */
export function planFrom(reply: unknown, { role, names }: Asked): Plan | undefined {
  const { data } = Said.safeParse(reply);
  const intent = intentNames.find((name) => name === data?.intent);
  if (!data || !intent || !intentOf(intent).roles.includes(role)) return undefined;
  const { about, hasPeriod } = intentOf(intent);
  const name = names.find(({ placeholder }) => placeholder === data.name);
  if (data.name !== undefined && !name) return undefined;
  const isRightName = name ? name.kinds.some((kind) => about?.kinds.includes(kind)) : about?.needs !== true;
  if (!isRightName) return undefined;
  return { intent, name: name?.placeholder, period: hasPeriod ? (data.period ?? '') : '' };
}
