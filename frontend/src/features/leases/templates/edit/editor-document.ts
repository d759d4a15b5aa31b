import type { JSONContent } from '@tiptap/core';
import type { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';
import { LeaseNode } from '../../../../../../shared/domain/leases/document/lease-node';

/** What the editor writes although it says nothing. */
const silent: Readonly<Record<string, unknown>> = { colspan: 1, rowspan: 1, start: 1 };

function plain({ attrs = {}, content, ...node }: JSONContent): JSONContent {
  const said = Object.entries(attrs).filter(([name, value]) => value !== null && value !== silent[name]);
  return {
    ...node,
    ...(said.length > 0 && { attrs: Object.fromEntries(said) }),
    ...(content && { content: content.map(plain) }),
  };
}

/** The editor's JSON as a lease's text: the same nodes without its own attributes. */
export const documentOf = (json: JSONContent): LeaseDocument => LeaseNode.parse(plain(json));
