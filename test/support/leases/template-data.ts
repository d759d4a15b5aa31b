import type { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';

/** A text of two clauses; the one about pets stands only with pets. */
export const shortText = (rent = 'Rent is '): LeaseDocument => ({
  type: 'doc',
  content: [
    {
      type: 'clause',
      attrs: { id: 'rent' },
      content: [
        { type: 'clauseTitle', content: [{ type: 'text', text: 'Rent' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: rent },
            { type: 'mergeField', attrs: { name: 'Monthly_Rent' } },
          ],
        },
      ],
    },
    {
      type: 'conditional',
      attrs: { when: 'pets' },
      content: [
        {
          type: 'clause',
          attrs: { id: 'pets' },
          content: [
            { type: 'clauseTitle', content: [{ type: 'text', text: 'Pets' }] },
            { type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'Pet_List' } }] },
          ],
        },
      ],
    },
  ],
});
