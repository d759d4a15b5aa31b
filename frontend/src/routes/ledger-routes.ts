import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { BalancesPlace } from '../features/ledger/balances/balance-place';
import type { ReportPlace } from '../features/ledger/reports/report-place';
import type { LedgerPlace } from '../features/ledger/show/ledger-place';
import { parent } from './app-root';
import { searchOf } from './search-of';

const screens = () => import('./screens/ledger-screens');

const balances = createRoute({
  ...parent,
  path: '/ledges-totalpayment',
  validateSearch: searchOf<BalancesPlace>(),
  component: lazyRouteComponent(screens, 'BalancesScreen'),
});

const ledger = createRoute({
  ...parent,
  path: '/ledgesData',
  validateSearch: searchOf<LedgerPlace>(),
  component: lazyRouteComponent(screens, 'LedgerScreen'),
});

const addCharge = createRoute({
  ...parent,
  path: '/add-charge',
  validateSearch: searchOf<{ id?: string }>(),
  component: lazyRouteComponent(screens, 'AddChargeScreen'),
});

const editCharge = createRoute({
  ...parent,
  path: '/edit-charge',
  validateSearch: searchOf<{ id?: string; charge?: string }>(),
  component: lazyRouteComponent(screens, 'EditChargeScreen'),
});

const receivePayment = createRoute({
  ...parent,
  path: '/receive-payment',
  validateSearch: searchOf<{ id?: string }>(),
  component: lazyRouteComponent(screens, 'ReceivePaymentScreen'),
});

const paymentStatus = createRoute({
  ...parent,
  path: '/editPayment-status',
  validateSearch: searchOf<{ id?: string; payment?: string }>(),
  component: lazyRouteComponent(screens, 'PaymentStatusScreen'),
});

const openingBalance = createRoute({
  ...parent,
  path: '/opening-balance',
  validateSearch: searchOf<{ id?: string }>(),
  component: lazyRouteComponent(screens, 'OpeningBalanceScreen'),
});

const settleDeposit = createRoute({
  ...parent,
  path: '/settle-deposit',
  validateSearch: searchOf<{ id?: string }>(),
  component: lazyRouteComponent(screens, 'SettleDepositScreen'),
});

const lateFees = createRoute({
  ...parent,
  path: '/late-fees',
  component: lazyRouteComponent(screens, 'LateFeesScreen'),
});

const bulkCharges = createRoute({
  ...parent,
  path: '/bulk-charges',
  component: lazyRouteComponent(screens, 'BulkChargesScreen'),
});

const bulkReceipts = createRoute({
  ...parent,
  path: '/bulk-receipts',
  component: lazyRouteComponent(screens, 'BulkReceiptsScreen'),
});

const reports = createRoute({
  ...parent,
  path: '/reports',
  validateSearch: searchOf<ReportPlace>(),
  component: lazyRouteComponent(() => import('./screens/report-screen'), 'ReportScreen'),
});

const payScreens = () => import('./screens/pay-screens');
type PayPlace = { id?: string; charge?: string; payment?: string };

const payRent = createRoute({
  ...parent,
  path: '/payrent',
  validateSearch: searchOf<PayPlace>(),
  component: lazyRouteComponent(payScreens, 'PayRentScreen'),
});

const payCharge = createRoute({
  ...parent,
  path: '/pay-charge',
  validateSearch: searchOf<PayPlace>(),
  component: lazyRouteComponent(payScreens, 'PayChargeScreen'),
});

const autopay = createRoute({
  ...parent,
  path: '/autopay',
  validateSearch: searchOf<PayPlace>(),
  component: lazyRouteComponent(payScreens, 'AutopayScreen'),
});

const paymentConfirmation = createRoute({
  ...parent,
  path: '/paymentconfirmation',
  validateSearch: searchOf<PayPlace>(),
  component: lazyRouteComponent(payScreens, 'PaymentConfirmationScreen'),
});

/** Who owes what, one lease's ledger, and the forms that post into it. */
export const ledgerRoutes = [
  balances,
  ledger,
  addCharge,
  editCharge,
  receivePayment,
  paymentStatus,
  openingBalance,
  settleDeposit,
  lateFees,
  bulkCharges,
  bulkReceipts,
  reports,
  payRent,
  payCharge,
  autopay,
  paymentConfirmation,
] as const;
