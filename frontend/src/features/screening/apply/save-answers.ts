import type { ApplicationFields } from '../../../../../shared/domain/screening/application';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';

/** An application's answers as they were kept when its form began. */
export type Begun = { readonly version: number; readonly fields: ApplicationFields };

type Saving = {
  readonly token: string;
  readonly begun: Begun;
  readonly fields: ApplicationFields;
  readonly submit: boolean;
};

const changed = (from: ApplicationFields, to: ApplicationFields): Partial<ApplicationFields> =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => Object(from)[name] !== value));

/** Saves the answers. Where the same person saved in another tab meanwhile, both tabs' changes are kept. */
export async function saveAnswers({ token, begun, fields, submit }: Saving) {
  const save = async ({ version, fields: all }: Begun) => {
    const body = { ...all, token, version, submit };
    return { token, fields: all, version: (await api.screening.saveApplication({ body })).data.version };
  };
  try {
    return await save({ version: begun.version, fields });
  } catch (cause) {
    if (!(cause instanceof ApiRefusal) || cause.code !== 'changed-meanwhile') throw cause;
    const { application } = (await api.screening.openApplication({ body: { token } })).data;
    if (!application) throw cause;
    const both = { ...application.fields, ...changed(begun.fields, fields) };
    return save({ version: application.version, fields: both });
  }
}
