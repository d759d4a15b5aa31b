import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { BillsPlace } from '../features/ledger/bills/bills-place';
import type { MoneyPlace } from '../features/ledger/owners/money-place';
import { parent } from './app-root';
import { searchOf } from './search-of';

const screens = () => import('./screens/owner-money-screens');

const propertyMoney = createRoute({
  ...parent,
  path: '/property-money',
  validateSearch: searchOf<MoneyPlace>(),
  component: lazyRouteComponent(screens, 'PropertyMoneyScreen'),
});

const managementFees = createRoute({
  ...parent,
  path: '/management-fees',
  validateSearch: searchOf<{ month?: string }>(),
  component: lazyRouteComponent(screens, 'ManagementFeesScreen'),
});

const statements = createRoute({
  ...parent,
  path: '/owner-statements',
  validateSearch: searchOf<{ id?: string; month?: string }>(),
  component: lazyRouteComponent(screens, 'StatementsScreen'),
});

const statement = createRoute({
  ...parent,
  path: '/owner-statement',
  validateSearch: searchOf<{ id?: string; month?: string }>(),
  component: lazyRouteComponent(screens, 'StatementScreen'),
});

const bills = createRoute({
  ...parent,
  path: '/bills',
  validateSearch: searchOf<BillsPlace>(),
  component: lazyRouteComponent(screens, 'BillsScreen'),
});

const ownerYear = createRoute({
  ...parent,
  path: '/owner-year',
  validateSearch: searchOf<{ id?: string; year?: number }>(),
  component: lazyRouteComponent(screens, 'OwnerYearScreen'),
});

const bankScreens = () => import('./screens/bank-account-screens');

const bankAccounts = createRoute({
  ...parent,
  path: '/bank-accounts',
  component: lazyRouteComponent(bankScreens, 'BankAccountsScreen'),
});

const bankAccount = createRoute({
  ...parent,
  path: '/bank-account',
  validateSearch: searchOf<{ id?: string; statement?: string }>(),
  component: lazyRouteComponent(bankScreens, 'BankAccountScreen'),
});

const openingBalances = createRoute({
  ...parent,
  path: '/opening-balances',
  component: lazyRouteComponent(bankScreens, 'OpeningBalancesScreen'),
});

/** What the owners of a property have, the manager's fee, the statements of both, and the bank's. */
export const ownerMoneyRoutes = [
  propertyMoney,
  managementFees,
  statements,
  statement,
  bills,
  ownerYear,
  bankAccounts,
  bankAccount,
  openingBalances,
] as const;
