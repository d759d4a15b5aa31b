import * as z from 'zod';
import { shapeProblem, sizeProblem } from './document-rules';
import { LeaseNode } from './lease-node';

/** The text of a lease or a template: its size is measured before it is read, then every node stands where it may. */
export const LeaseDocument = z
  .unknown()
  .superRefine((value, context) => {
    const problem = sizeProblem(value);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  })
  .pipe(
    LeaseNode.superRefine((node, context) => {
      const problem = shapeProblem(node);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    }),
  );
export type LeaseDocument = LeaseNode;
