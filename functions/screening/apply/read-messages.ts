import { screening as rows } from '../../../shared/contract/screening';
import { Message } from '../../../shared/domain/screening/messages';
import { change } from '../../runtime/change';
import { findLinked } from './find-apply-link';

/** The messages of the landlord and the link's holder. Staff appear under the organization's name. */
export const readMessages = change(rows.readMessages, {
  act: async ({ body: { token }, now }, deps) => {
    const { application, organization } = await findLinked({ token, now }, 'application', deps);
    const messages = (await deps.applications.messages(application)).map((one) =>
      Message.parse({ ...one, ...(one.by === 'landlord' && { name: organization.name }) }),
    );
    return { success: 1, data: { messages } };
  },
});
