import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { queryClient } from '../../../api/query-client';
import { Kit } from '../../../ui/kit';
import { dismissAll } from '../../../ui/say';
import { clearToasts } from '../../../ui/toast';
import { LeanStyles } from './lean-styles';

const screens = {
  '/propertyDashboard': lazyRouteComponent(() => import('../home-screen'), 'HomeScreen'),
  '/propertiesList': lazyRouteComponent(() => import('../properties-list-screen'), 'PropertiesListScreen'),
  '/units': lazyRouteComponent(() => import('../units-list-screen'), 'UnitsListScreen'),
  '/documents': lazyRouteComponent(() => import('../documents-list-screen'), 'DocumentsListScreen'),
  '/owners': lazyRouteComponent(() => import('../owner-screens'), 'OwnersListScreen'),
  '/owner': lazyRouteComponent(() => import('../owner-screens'), 'OwnerScreen'),
  '/organisationsUsers': lazyRouteComponent(() => import('../people-screen'), 'PeopleScreen'),
  '/notification': lazyRouteComponent(() => import('../notifications-screen'), 'NotificationsScreen'),
  '/audit': lazyRouteComponent(() => import('../audit-screen'), 'AuditScreen'),
  '/reports': lazyRouteComponent(() => import('../report-screen'), 'ReportScreen'),
  '/user-profile': lazyRouteComponent(() => import('../profile-screens'), 'UserProfileScreen'),
  '/user-settings': lazyRouteComponent(() => import('../profile-screens'), 'UserSettingsScreen'),
  '/addPropertyUnit': lazyRouteComponent(() => import('../add-property-screen'), 'AddPropertyScreen'),
  '/import': lazyRouteComponent(() => import('../import-screen'), 'ImportScreen'),
  '/getproperty-data': lazyRouteComponent(
    () => import('../property-details-screen'),
    'PropertyDetailsScreen',
  ),
  '/update-property': lazyRouteComponent(() => import('../edit-screens'), 'UpdatePropertyScreen'),
  '/addUnit': lazyRouteComponent(() => import('../edit-screens'), 'AddUnitScreen'),
  '/updateunit-data': lazyRouteComponent(() => import('../edit-screens'), 'UpdateUnitScreen'),
  '/getunit-data': lazyRouteComponent(() => import('../unit-screens'), 'UnitDetailsScreen'),
  '/tenantsUnit-details': lazyRouteComponent(() => import('../unit-screens'), 'UnitPeopleScreen'),
  '/tenantsUnit-dataByUnitId': lazyRouteComponent(() => import('../unit-screens'), 'UnitPeopleScreen'),
  '/view-UploadUnitFile': lazyRouteComponent(() => import('../document-screens'), 'UnitDocumentsScreen'),
  '/document-view': lazyRouteComponent(() => import('../document-screens'), 'DocumentViewScreen'),
  '/leasesList': lazyRouteComponent(() => import('../lease-screens'), 'LeasesListScreen'),
  '/addLease': lazyRouteComponent(() => import('../lease-screens'), 'AddLeaseScreen'),
  '/updateLease': lazyRouteComponent(() => import('../draft-screen'), 'UpdateLeaseScreen'),
  '/showLease': lazyRouteComponent(() => import('../lease-screens'), 'ShowLeaseScreen'),
  '/leaseTemplates': lazyRouteComponent(() => import('../lease-screens'), 'LeaseTemplatesScreen'),
  // The editor is large: only its own tests load it.
  '/createLeaseTemplate': lazyRouteComponent(() => import('../template-screen'), 'LeaseTemplateScreen'),
  '/tenantsList': lazyRouteComponent(() => import('../tenant-screens'), 'TenantsListScreen'),
  '/tenants-LoginData': lazyRouteComponent(() => import('../tenant-screens'), 'TenantAccessScreen'),
  '/tenants-UnitData': lazyRouteComponent(() => import('../tenant-screens'), 'MyUnitScreen'),
  '/tenants-PropertyData': lazyRouteComponent(() => import('../tenant-screens'), 'MyBuildingScreen'),
  '/moveIn': lazyRouteComponent(() => import('../move-screen'), 'MoveInScreen'),
  '/moveOut': lazyRouteComponent(() => import('../move-screen'), 'MoveOutScreen'),
  '/ledges-totalpayment': lazyRouteComponent(() => import('../ledger-screens'), 'BalancesScreen'),
  '/ledgesData': lazyRouteComponent(() => import('../ledger-screens'), 'LedgerScreen'),
  '/add-charge': lazyRouteComponent(() => import('../ledger-screens'), 'AddChargeScreen'),
  '/opening-balance': lazyRouteComponent(() => import('../ledger-screens'), 'OpeningBalanceScreen'),
  '/late-fees': lazyRouteComponent(() => import('../ledger-screens'), 'LateFeesScreen'),
  '/bulk-charges': lazyRouteComponent(() => import('../ledger-screens'), 'BulkChargesScreen'),
  '/bulk-receipts': lazyRouteComponent(() => import('../ledger-screens'), 'BulkReceiptsScreen'),
  '/settle-deposit': lazyRouteComponent(() => import('../ledger-screens'), 'SettleDepositScreen'),
  '/bank-accounts': lazyRouteComponent(() => import('../bank-account-screens'), 'BankAccountsScreen'),
  '/bank-account': lazyRouteComponent(() => import('../bank-account-screens'), 'BankAccountScreen'),
  '/property-money': lazyRouteComponent(() => import('../owner-money-screens'), 'PropertyMoneyScreen'),
  '/management-fees': lazyRouteComponent(() => import('../owner-money-screens'), 'ManagementFeesScreen'),
  '/owner-statements': lazyRouteComponent(() => import('../owner-money-screens'), 'StatementsScreen'),
  '/owner-statement': lazyRouteComponent(() => import('../owner-money-screens'), 'StatementScreen'),
  '/edit-charge': lazyRouteComponent(() => import('../ledger-screens'), 'EditChargeScreen'),
  '/receive-payment': lazyRouteComponent(() => import('../ledger-screens'), 'ReceivePaymentScreen'),
  '/payrent': lazyRouteComponent(() => import('../pay-screens'), 'PayRentScreen'),
  '/autopay': lazyRouteComponent(() => import('../pay-screens'), 'AutopayScreen'),
  '/pay-charge': lazyRouteComponent(() => import('../pay-screens'), 'PayChargeScreen'),
  '/paymentconfirmation': lazyRouteComponent(() => import('../pay-screens'), 'PaymentConfirmationScreen'),
  '/applicantsList': lazyRouteComponent(() => import('../applicant-screens'), 'ApplicantsListScreen'),
  '/addApplicant': lazyRouteComponent(() => import('../applicant-screens'), 'AddApplicantScreen'),
  '/applicant-details': lazyRouteComponent(() => import('../applicant-screens'), 'ApplicantScreen'),
  '/compareApplicants': lazyRouteComponent(() => import('../applicant-screens'), 'CompareScreen'),
  '/view-Applicant': lazyRouteComponent(() => import('../applicant-screens'), 'ApplicantScreen'),
  '/application-details': lazyRouteComponent(() => import('../applicant-screens'), 'ApplicationScreen'),
  '/applicantScreening': lazyRouteComponent(() => import('../order-screens'), 'ScreeningOrderScreen'),
  '/confirm-screening': lazyRouteComponent(() => import('../order-screens'), 'ConfirmScreeningScreen'),
  '/auth/addApplication': lazyRouteComponent(() => import('../applying-screens'), 'ApplyScreen'),
  '/auth/completeScreening': lazyRouteComponent(
    () => import('../applying-screens'),
    'CompleteScreeningScreen',
  ),
  '/auth/ownerBank': lazyRouteComponent(() => import('../owner-bank-screen'), 'OwnerBankScreen'),
  '/onbordingOwner': lazyRouteComponent(() => import('../bank-screens'), 'OnboardingScreen'),
  '/ownerBankInfo': lazyRouteComponent(() => import('../bank-screens'), 'BankInfoScreen'),
  '/user-subscription': lazyRouteComponent(() => import('../subscription-screens'), 'UserSubscriptionScreen'),
  '/subscriptionPay': lazyRouteComponent(() => import('../subscription-screens'), 'SubscriptionPayScreen'),
  '/subscriptionPayConfirmation': lazyRouteComponent(
    () => import('../subscription-screens'),
    'SubscriptionPayConfirmationScreen',
  ),
};

/** The screens under a router that starts at `path`; `place()` returns the current address. */
export async function renderScreen(path: string) {
  const root = createRootRoute({
    component: () => (
      <Kit>
        <QueryClientProvider client={client}>
          <Outlet />
        </QueryClientProvider>
      </Kit>
    ),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const routeTree = root.addChildren(
    Object.entries(screens).map(([screen, component]) =>
      createRoute({ getParentRoute: () => root, path: screen, component }),
    ),
  );
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  render(<RouterProvider router={router} />, { wrapper: LeanStyles });
  return {
    place: () => router.state.location.href,
    state: () => router.state.location.state,
    go: (href: string) => act(() => router.history.push(href)),
  };
}

/** For after each test: dialogs and toasts outlive a screen, so this closes them too. */
export function leaveScreen(): void {
  act(dismissAll);
  act(clearToasts);
  cleanup();
  queryClient.clear();
}
