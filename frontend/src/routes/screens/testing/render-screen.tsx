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
import './no-layout';
import { Kit } from '../../../ui/kit';
import { dismissAll } from '../../../ui/say';
import { clearToasts } from '../../../ui/toast';
import { AddPropertyScreen } from '../add-property-screen';
import {
  AddApplicantScreen,
  ApplicantScreen,
  ApplicantsListScreen,
  ApplicationScreen,
  CompareScreen,
} from '../applicant-screens';
import { ApplyScreen, CompleteScreeningScreen } from '../applying-screens';
import { AuditScreen } from '../audit-screen';
import { BankAccountScreen, BankAccountsScreen } from '../bank-account-screens';
import { BankInfoScreen, OnboardingScreen } from '../bank-screens';
import { DocumentViewScreen, UnitDocumentsScreen } from '../document-screens';
import { DocumentsListScreen } from '../documents-list-screen';
import { UpdateLeaseScreen } from '../draft-screen';
import { AddUnitScreen, UpdatePropertyScreen, UpdateUnitScreen } from '../edit-screens';
import { HomeScreen } from '../home-screen';
import { ImportScreen } from '../import-screen';
import { AddLeaseScreen, LeasesListScreen, LeaseTemplatesScreen, ShowLeaseScreen } from '../lease-screens';
import {
  AddChargeScreen,
  BalancesScreen,
  BulkChargesScreen,
  BulkReceiptsScreen,
  EditChargeScreen,
  LateFeesScreen,
  LedgerScreen,
  OpeningBalanceScreen,
  ReceivePaymentScreen,
  SettleDepositScreen,
} from '../ledger-screens';
import { MoveInScreen, MoveOutScreen } from '../move-screen';
import { NotificationsScreen } from '../notifications-screen';
import { ConfirmScreeningScreen, ScreeningOrderScreen } from '../order-screens';
import { OwnerBankScreen } from '../owner-bank-screen';
import {
  ManagementFeesScreen,
  PropertyMoneyScreen,
  StatementScreen,
  StatementsScreen,
} from '../owner-money-screens';
import { OwnerScreen, OwnersListScreen } from '../owner-screens';
import { AutopayScreen, PayChargeScreen, PaymentConfirmationScreen, PayRentScreen } from '../pay-screens';
import { PeopleScreen } from '../people-screen';
import { UserProfileScreen, UserSettingsScreen } from '../profile-screens';
import { PropertiesListScreen } from '../properties-list-screen';
import { PropertyDetailsScreen } from '../property-details-screen';
import { ReportScreen } from '../report-screen';
import {
  SubscriptionPayConfirmationScreen,
  SubscriptionPayScreen,
  UserSubscriptionScreen,
} from '../subscription-screens';
import { MyBuildingScreen, MyUnitScreen, TenantAccessScreen, TenantsListScreen } from '../tenant-screens';
import { UnitDetailsScreen, UnitPeopleScreen } from '../unit-screens';
import { UnitsListScreen } from '../units-list-screen';

const screens = {
  '/propertyDashboard': HomeScreen,
  '/propertiesList': PropertiesListScreen,
  '/units': UnitsListScreen,
  '/documents': DocumentsListScreen,
  '/owners': OwnersListScreen,
  '/owner': OwnerScreen,
  '/organisationsUsers': PeopleScreen,
  '/notification': NotificationsScreen,
  '/audit': AuditScreen,
  '/reports': ReportScreen,
  '/user-profile': UserProfileScreen,
  '/user-settings': UserSettingsScreen,
  '/addPropertyUnit': AddPropertyScreen,
  '/import': ImportScreen,
  '/getproperty-data': PropertyDetailsScreen,
  '/update-property': UpdatePropertyScreen,
  '/addUnit': AddUnitScreen,
  '/updateunit-data': UpdateUnitScreen,
  '/getunit-data': UnitDetailsScreen,
  '/tenantsUnit-details': UnitPeopleScreen,
  '/tenantsUnit-dataByUnitId': UnitPeopleScreen,
  '/view-UploadUnitFile': UnitDocumentsScreen,
  '/document-view': DocumentViewScreen,
  '/leasesList': LeasesListScreen,
  '/addLease': AddLeaseScreen,
  '/updateLease': UpdateLeaseScreen,
  '/showLease': ShowLeaseScreen,
  '/leaseTemplates': LeaseTemplatesScreen,
  // The editor is large: only its own tests load it.
  '/createLeaseTemplate': lazyRouteComponent(() => import('../template-screen'), 'LeaseTemplateScreen'),
  '/tenantsList': TenantsListScreen,
  '/tenants-LoginData': TenantAccessScreen,
  '/tenants-UnitData': MyUnitScreen,
  '/tenants-PropertyData': MyBuildingScreen,
  '/moveIn': MoveInScreen,
  '/moveOut': MoveOutScreen,
  '/ledges-totalpayment': BalancesScreen,
  '/ledgesData': LedgerScreen,
  '/add-charge': AddChargeScreen,
  '/opening-balance': OpeningBalanceScreen,
  '/late-fees': LateFeesScreen,
  '/bulk-charges': BulkChargesScreen,
  '/bulk-receipts': BulkReceiptsScreen,
  '/settle-deposit': SettleDepositScreen,
  '/bank-accounts': BankAccountsScreen,
  '/bank-account': BankAccountScreen,
  '/property-money': PropertyMoneyScreen,
  '/management-fees': ManagementFeesScreen,
  '/owner-statements': StatementsScreen,
  '/owner-statement': StatementScreen,
  '/edit-charge': EditChargeScreen,
  '/receive-payment': ReceivePaymentScreen,
  '/payrent': PayRentScreen,
  '/autopay': AutopayScreen,
  '/pay-charge': PayChargeScreen,
  '/paymentconfirmation': PaymentConfirmationScreen,
  '/applicantsList': ApplicantsListScreen,
  '/addApplicant': AddApplicantScreen,
  '/applicant-details': ApplicantScreen,
  '/compareApplicants': CompareScreen,
  '/view-Applicant': ApplicantScreen,
  '/application-details': ApplicationScreen,
  '/applicantScreening': ScreeningOrderScreen,
  '/confirm-screening': ConfirmScreeningScreen,
  '/auth/addApplication': ApplyScreen,
  '/auth/completeScreening': CompleteScreeningScreen,
  '/auth/ownerBank': OwnerBankScreen,
  '/onbordingOwner': OnboardingScreen,
  '/ownerBankInfo': BankInfoScreen,
  '/user-subscription': UserSubscriptionScreen,
  '/subscriptionPay': SubscriptionPayScreen,
  '/subscriptionPayConfirmation': SubscriptionPayConfirmationScreen,
};

/** The screens under a router that starts at `path`; `place()` returns the current address. */
export async function renderScreen(path: string) {
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
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
  render(<RouterProvider router={router} />);
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
