import * as z from 'zod';
import { shapeProblem, sizeProblem } from './document-rules';
import { LeaseNode } from './lease-node';

/** The text of a lease or template. Measures its size first, then checks every node's place. */
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
