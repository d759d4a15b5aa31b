import type { IntentName } from '../../shared/domain/assistant/grammar';
import * as applicants from './answers/applicants';
import * as books from './answers/books';
import * as leases from './answers/leases';
import * as ledger from './answers/ledger';
import * as organization from './answers/organization';
import * as portfolio from './answers/portfolio';
import * as rent from './answers/rent';
import * as rentDrafts from './answers/rent-drafts';
import * as requests from './answers/requests';
import * as steps from './answers/steps';
import * as tenant from './answers/tenant';
import * as vendors from './answers/vendors';
import type { Teller } from './asking';

/** An answer for every row of the grammar; a row without one does not compile. */
export const answers: Readonly<Record<IntentName, Teller>> = {
  ...rent,
  ...ledger,
  ...rentDrafts,
  ...books,
  ...leases,
  ...steps,
  ...portfolio,
  ...applicants,
  ...organization,
  ...tenant,
  ...requests,
  ...vendors,
};
