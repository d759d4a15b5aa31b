type Crumb = { readonly label: string; readonly to: string };

const properties = { label: 'Properties', to: '/propertiesList' };
const owners = { label: 'Owners', to: '/owners' };
const applicants = { label: 'Applicants', to: '/applicantsList' };
const leases = { label: 'Leases', to: '/leasesList' };
const templates = { label: 'Templates', to: '/leaseTemplates' };
const tenants = { label: 'Tenants', to: '/tenantsList' };
const balances = { label: 'Rent and payments', to: '/ledges-totalpayment' };
const accounts = { label: 'Bank accounts', to: '/bank-accounts' };
const statements = { label: 'Statements', to: '/owner-statements' };
const home = { label: 'Home', to: '/propertyDashboard' };
const subscription = { label: 'Subscription', to: '/user-subscription' };

/** What each place is called, after the places above it. */
const trail: Record<string, readonly [label: string, ...above: readonly Crumb[]]> = {
  '/propertyDashboard': ['Home'],
  '/propertiesList': ['Properties'],
  '/units': ['Units'],
  '/owners': ['Owners'],
  '/owner': ['Owner', owners],
  '/ownerBankInfo': ['Bank details', owners],
  '/addPropertyUnit': ['Add property', properties],
  '/import': ['Import', properties],
  '/getproperty-data': ['Property', properties],
  '/update-property': ['Edit property', properties],
  '/addUnit': ['Add unit', properties],
  '/getunit-data': ['Unit', properties],
  '/updateunit-data': ['Edit unit', properties],
  '/tenantsUnit-details': ['People of a unit', properties],
  '/tenantsUnit-dataByUnitId': ['People of a unit', properties],
  '/view-UploadUnitFile': ['Documents', properties],
  '/document-view': ['Document', properties],
  '/documents': ['Documents'],
  '/applicantsList': ['Applicants'],
  '/addApplicant': ['Add applicant', applicants],
  '/applicant-details': ['Applicant', applicants],
  '/compareApplicants': ['Compare', applicants],
  '/application-details': ['Application', applicants],
  '/leasesList': ['Leases'],
  '/addLease': ['New lease', leases],
  '/updateLease': ['Draft', leases],
  '/showLease': ['Lease', leases],
  '/leaseTemplates': ['Templates', leases],
  '/createLeaseTemplate': ['Template', leases, templates],
  '/tenantsList': ['Tenants'],
  '/tenants-LoginData': ['Tenant', tenants],
  '/tenants-UnitData': ['My unit', home],
  '/tenants-PropertyData': ['My building', home],
  '/ledges-totalpayment': ['Rent and payments'],
  '/ledgesData': ['Ledger', balances],
  '/payrent': ['Pay rent', home],
  '/pay-charge': ['Pay rent', home],
  '/autopay': ['Autopay', home],
  '/paymentconfirmation': ['Payment', home],
  '/bulk-receipts': ['Bulk receipts', balances],
  '/bulk-charges': ['Bulk charges', balances],
  '/late-fees': ['Late fees', balances],
  '/management-fees': ['Management fees', balances],
  '/add-charge': ['Add charge', balances],
  '/edit-charge': ['Edit charge', balances],
  '/receive-payment': ['Receive payment', balances],
  '/opening-balance': ['Opening balance', balances],
  '/bank-accounts': ['Bank accounts'],
  '/bank-account': ['Account', accounts],
  '/owner-statements': ['Statements'],
  '/owner-statement': ['Statement', statements],
  '/reports': ['Reports'],
  '/user-subscription': ['Subscription'],
  '/subscriptionPay': ['Plan', subscription],
  '/subscriptionPayConfirmation': ['Payment', subscription],
  '/notification': ['Notifications'],
  '/audit': ['Audit'],
  '/user-profile': ['Profile'],
  '/user-settings': ['Settings'],
  '/organisationsUsers': ['People'],
};

/** Breadcrumbs, outermost first. The page's own title is the last step. */
export function crumbsAt(path: string): readonly Crumb[] {
  const [label, ...above] = trail[path] ?? [];
  return label === undefined ? [] : [...above, { label, to: path }];
}
