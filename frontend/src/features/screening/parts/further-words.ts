import type { ApplicantLine } from '../../../../../shared/contract/screening-shapes';

type Of = Pick<ApplicantLine, 'unit_id' | 'property_title' | 'further'>;

/** Says of one who applied more than once for what else; undefined of everyone else. */
export function furtherWords({ unit_id, property_title, further }: Of): string | undefined {
  const elsewhere = further.filter((other) => other.unit_id !== unit_id);
  const times = further.length - elsewhere.length + 1;
  const [first] = elsewhere;
  if (times > 1) return times === 2 ? 'Applied twice for this unit' : `Applied ${times} times for this unit`;
  if (!first) return undefined;
  const place = first.property_title === property_title ? '' : `, ${first.property_title}`;
  const more = new Set(elsewhere.map((other) => other.unit_id)).size - 1;
  return `Also applied for Unit ${first.unit_number}${place}${more > 0 ? ` and ${more} more` : ''}`;
}
