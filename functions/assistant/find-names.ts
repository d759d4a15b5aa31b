import { contract } from '../../shared/contract';
import type { EntityKind } from '../../shared/domain/assistant/grammar';
import { bare, type Name, wordsOf } from '../../shared/domain/assistant/read-words';
import { limits } from '../../shared/domain/limits';
import { Refusal } from '../../shared/wire/refusals';
import { type Asking, type Entity, to } from './asking';
import type { Read } from './reads';

type Hit = Entity & {
  /** All words by which it may be named. */
  readonly words: readonly string[];
};

const wordsIn = (...texts: readonly string[]): string[] => wordsOf(texts.join(' ')).map(bare);
/** A whole page: 'A' is part of many names before it is the number of a unit. */
const searchLimit = limits.listPageMax;

type Search = (read: Read, search: string) => Promise<readonly Hit[]>;

const searches: Readonly<Record<EntityKind, Search>> = {
  property: async (read, search) => {
    const reply = await read(contract.properties.listProperties, { query: { search, limit: searchLimit } });
    return reply.data.properties.map((each, index) => ({
      kind: 'property',
      id: each.property_id,
      label: each.property_title,
      hint: `${each.street_address}, ${each.city}`,
      name: reply.text(
        `properties/${index}/property_title`,
        to('/getproperty-data', { id: each.property_id }),
      ),
      propertyTitle: each.property_title,
      words: wordsIn(each.property_title, each.street_address, each.city),
    }));
  },
  unit: async (read, search) => {
    const reply = await read(contract.units.searchUnits, { query: { search, limit: searchLimit } });
    return reply.data.units.map((each, index) => ({
      kind: 'unit',
      id: each.unit_id,
      label: `Unit ${each.unit_number}`,
      hint: each.property_title,
      name: reply.text(`units/${index}/unit_number`, to('/getunit-data', { id: each.unit_id })),
      leaseId: each.lease?.lease_id,
      propertyId: each.property_id,
      propertyTitle: each.property_title,
      unitNumber: each.unit_number,
      words: wordsIn(each.unit_number, each.property_title),
    }));
  },
  tenant: async (read, search) => {
    const reply = await read(contract.tenants.listTenants, { query: { search, limit: searchLimit } });
    return reply.data.tenants.map((each, index) => ({
      kind: 'tenant',
      id: `${each.user_role_id}.${each.lease_id}`,
      label: each.name,
      hint: `Unit ${each.unit_number}, ${each.property_title}`,
      name: reply.text(`tenants/${index}/name`, to('/tenants-LoginData', { id: each.user_role_id })),
      leaseId: each.lease_id,
      propertyTitle: each.property_title,
      unitNumber: each.unit_number,
      words: wordsIn(each.name, each.unit_number, each.property_title),
    }));
  },
  owner: async (read, search) => {
    const reply = await read(contract.owners.searchOwners, { query: { search, limit: searchLimit } });
    return reply.data.owners.map((each, index) => ({
      kind: 'owner',
      id: each.owner_id,
      label: each.name,
      hint: 'Owner',
      name: reply.text(`owners/${index}/name`, to('/owner', { id: each.owner_id })),
      words: wordsIn(each.name),
    }));
  },
  vendor: async (read, search) => {
    const reply = await read(contract.vendors.listVendors, { query: { search, limit: searchLimit } });
    return reply.data.vendors.map((each, index) => ({
      kind: 'vendor',
      id: each.vendor_id,
      label: each.name,
      hint: 'Vendor',
      name: reply.text(`vendors/${index}/name`, to('/vendor', { id: each.vendor_id })),
      words: wordsIn(each.name),
    }));
  },
  applicant: async (read, search) => {
    const reply = await read(contract.screening.listApplicants, { query: { search, limit: searchLimit } });
    return reply.data.applicants.map((each, index) => ({
      kind: 'applicant',
      id: each.application_id,
      label: each.name,
      hint: `Unit ${each.unit_number}, ${each.property_title}`,
      name: reply.text(`applicants/${index}/name`, to('/applicant-details', { id: each.application_id })),
      propertyTitle: each.property_title,
      unitNumber: each.unit_number,
      words: wordsIn(each.name, each.unit_number, each.property_title),
    }));
  },
};

/** A kind whose search the caller may not make has nothing for them. */
const orNothing = (problem: unknown): readonly Hit[] => {
  if (problem instanceof Refusal && problem.code === 'not-permitted') return [];
  throw problem;
};

const isNamed = (hit: Hit, tokens: readonly string[]): boolean =>
  tokens.every((token) =>
    hit.words.some((word) => word === token || (token.length > 2 && word.startsWith(token))),
  );

/** Those that are named in full, if any is: 'Elm' alone is Elm before it is Elmwood. */
function closest(hits: readonly Hit[], tokens: readonly string[], isUnit: boolean): readonly Hit[] {
  const byNumber = hits.filter(
    ({ kind, unitNumber = '' }) => kind === 'unit' && tokens.includes(bare(unitNumber)),
  );
  if (isUnit && byNumber.length > 0) return byNumber;
  const exact = hits.filter((hit) => tokens.every((token) => hit.words.includes(token)));
  const named = exact.length > 0 ? exact : hits;
  const byName = named.filter((hit) => wordsIn(hit.label).some((word) => tokens.includes(word)));
  return byName.length > 0 ? byName : named;
}

async function hitsOf(names: readonly Name[], { kinds, read, isUnit }: Looking): Promise<readonly Hit[]> {
  const tokens = names.flatMap((name) => name.tokens);
  const texts = [...new Set(names.map(({ text }) => text.replace(/'s?$/, '')))];
  const found = await Promise.all(
    kinds.flatMap((kind) => texts.map((text) => searches[kind](read, text).catch(orNothing))),
  );
  const hits = new Map(found.flat().map((hit) => [`${hit.kind} ${hit.id}`, hit]));
  return closest(
    [...hits.values()].filter((hit) => isNamed(hit, tokens)),
    tokens,
    isUnit,
  );
}

/** 'theos lease' names Theo, as somebody dictates it. */
function withoutPlural(names: readonly Name[]): readonly (readonly Name[])[] {
  const isPlural = (word: string): boolean => word.length > 3 && /[a-z]s$/i.test(word);
  const single = (word: string): string => (isPlural(word) ? word.slice(0, -1) : word);
  if (!names.some(({ tokens }) => tokens.some(isPlural))) return [];
  return [
    names.map(({ text, tokens }) => ({
      text: text.split(' ').map(single).join(' '),
      tokens: tokens.map(single),
    })),
  ];
}

type Looking = {
  readonly kinds: readonly EntityKind[];
  readonly read: Asking['read'];
  /** Whether the question speaks of a unit. */
  readonly isUnit: boolean;
};

/**
 * The caller's own records that the names fit, by the caller's own search calls; the first way that finds any
 * counts.
 */
export async function findNames(
  given: readonly (readonly Name[])[],
  looking: Looking,
): Promise<{ readonly hits: readonly Entity[]; readonly names: readonly Name[] }> {
  const ways = [...given, ...given.flatMap(withoutPlural)];
  for (const names of ways) {
    const hits = await hitsOf(names, looking);
    if (hits.length > 0) return { hits, names };
  }
  return { hits: [], names: [] };
}
