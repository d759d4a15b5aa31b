import { type Answer, type Asked, fakeServer, ok } from './fake-server';
import { property } from './samples';
import { unitDetails } from './unit-samples';

type Routes = Record<string, (asked: Asked) => Answer | Promise<Answer>>;

/** Every call of the property and unit screens; `more` overrides single ones. */
export const unitServer = (more: Routes = {}) =>
  fakeServer({
    'GET /api/properties/propertyWithId/*': () => ok([property()]),
    'GET /api/properties/getUnit/*': () => ok(unitDetails()),
    'GET /api/properties/getLeaseData/*': () => ok([]),
    'GET /api/leases/listLeases': () => ok({ leases: [] }),
    'GET /api/requests/listRequests': () => ok({ requests: [], may_change: true }),
    'GET /api/units/getUnitAccess/*': () =>
      ok({
        keys: [],
        meters: [],
        codes: [],
        has_codes: false,
        version: 0,
        today: '2026-11-21',
        may_change: true,
      }),
    'GET /api/units/listNotes/*': () => ok({ notes: [], may_change: false }),
    'GET /api/properties/getActivity/*': () => ok({ entries: [] }),
    'GET /api/properties/getShareHistory/*': () => ok([]),
    'GET /api/properties/unitlimitcheck/*': () =>
      ok({ WithinLimit: 1, unitCount: 3, unitLimit: 50, propertyCount: 1, propertyLimit: 10 }),
    ...more,
  });
