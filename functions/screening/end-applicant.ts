import { nameOf } from '../../shared/domain/names';
import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { ApplicantEnd } from '../table/people/record';

type Ending = { readonly end: ApplicantEnd; readonly process: string; readonly now: Date };

/** Ends an applicant's account at its date, unless they applied again or a later date was set (D50). */
export async function endApplicant({ end, process, now }: Ending, deps: Deps): Promise<void> {
  const { organizationId, userRoleId, dueAt } = end;
  const person = await deps.people.byId(end);
  const isMeant = person?.endsAt === dueAt && (await deps.applications.ofMail(person)).length === 0;
  if (!person || !isMeant) return deps.people.dropEnd(end);
  const found = await deps.people.toForget(person);
  if (found.account?.photo) await deps.files.remove([found.account.photo]);
  const object = { kind: 'person', id: userRoleId, name: nameOf(person) } as const;
  const audit = auditedProcess({ action: 'person.forget', organizationId, process, object, now }, deps);
  await deps.people.forget({ ...found, end, trace: { audit, now } });
}
