import { requests as rows } from '../../../shared/contract/requests';
import { messageTold } from '../../../shared/domain/requests/request-notifications';
import { tidyText } from '../../../shared/domain/text';
import { refuse } from '../../../shared/wire/refusals';
import { namedRequest, permitWrite } from '../../common/requests/request-at';
import { keepFiles } from '../../common/requests/request-files';
import { rolesForMessage } from '../../common/requests/told-request';
import { change } from '../../runtime/change';
import { notReaders, readRequest } from '../move-request';
import { sentToRequest } from '../sent-files';

/** A message to the other side, or a note that staff keep to themselves. Owners only read. */
export const sayInRequest = change(rows.sayInRequest, {
  ...notReaders,
  read: async (asked, deps) => {
    const found = await readRequest(asked, deps);
    const { organizationId, requestId } = found.request;
    return { ...found, last: await deps.requests.lastMessage({ organizationId, requestId }) };
  },
  act: async (request, deps) => {
    const { found, body, now, once, viewer } = request;
    const { side, by, terms } = found;
    const inner = body.is_inner;
    if (side === 'owner' || (inner && side !== 'staff')) throw refuse('not-permitted');
    permitWrite(found);
    const text = tidyText(body.text);
    if (text === '' && body.files.length === 0)
      throw refuse('invalid', { fields: { text: 'Write something' } });
    const { organizationId, requestId } = found.request;
    const seq = found.last + 1;
    const audience = inner ? 'staff' : 'all';
    const kept = await sentToRequest({ ...request, sent: body.files, kind: 'message', audience }, deps);
    const named = namedRequest(found.request);
    const source = `message:${requestId}:${seq}`;
    const tell = { organizationId, facts: found.request, terms, named, source, now };
    const isFromStaff = side === 'staff';
    const roles = await rolesForMessage({ ...tell, from: viewer.userRoleId, inner, isFromStaff }, deps);
    const told = roles.map((userRoleId) => ({
      organizationId,
      userRoleId,
      source,
      text: messageTold(named),
      now,
    }));
    const reply = { success: 1, data: { seq } } as const;
    const message = { organizationId, requestId, seq, at: now.toISOString(), by, inner, text };
    const files = kept.map(({ file }) => ({ ...file, message: seq }));
    await keepFiles(kept, () => deps.requests.say({ message, files, told, now, once, reply }), deps);
    return reply;
  },
});
