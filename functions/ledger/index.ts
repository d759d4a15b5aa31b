import { ledger } from '../../shared/contract/ledger';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import { payments } from '../runtime/deps/payments';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { bankHandlers } from './bank';
import { bookHandlers } from './books';
import { chargeHandlers } from './charges';
import { checkHandlers } from './checks';
import { depositHandlers } from './deposits';
import { openingHandlers } from './openings';
import { ownerHandlers } from './owners';
import { paymentHandlers } from './payments';
import { recurringHandlers } from './recurring';
import { reportHandlers } from './reports';
import { runHandlers } from './runs';

export const handlers = {
  ...bookHandlers,
  ...chargeHandlers,
  ...paymentHandlers,
  ...depositHandlers,
  ...ownerHandlers,
  ...bankHandlers,
  ...checkHandlers,
  ...openingHandlers,
  ...reportHandlers,
  ...runHandlers,
  ...recurringHandlers,
} satisfies Handlers<'ledger'>;

export const gateways = { files, payments };

export const handler = feature('ledger', { rows: ledger, handlers }, depsFromEnv(gateways));
