import { randomIds } from '../../../functions/gateways/ids';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { lazily } from '../../../functions/table/db/lazily';
import type { Stores } from '../../../functions/table/stores';
import { noon } from '../table-data';
import { outsideWorlds } from './gateways';

/** Deps over the stores of a test that chooses its own database. */
export const depsOver = (stores: Stores): Deps => ({
  ...stores,
  ...lazily(outsideWorlds(() => noon).parts),
  ids: randomIds(),
});
