import type { ScreenPath } from '../../ui/primitives/screen-path';

type Crumb = { readonly label: string; readonly to: ScreenPath };

const properties = { label: 'Properties', to: '/propertiesList' } as const;
const owners = { label: 'Owners', to: '/owners' } as const;
const applicants = { label: 'Applicants', to: '/applicantsList' } as const;
const leases = { label: 'Leases', to: '/leasesList' } as const;
const templates = { label: 'Templates', to: '/leaseTemplates' } as const;
const tenants = { label: 'Tenants', to: '/tenantsList' } as const;
const balances = { label: 'Rent', to: '/ledges-totalpayment' } as const;
const accounts = { label: 'Bank accounts', to: '/bank-accounts' } as const;
const statements = { label: 'Statements', to: '/owner-statements' } as const;
const requests = { label: 'Requests', to: '/servicerequest' } as const;
const vendors = { label: 'Vendors', to: '/vendors' } as const;
const home = { label: 'Home', to: '/propertyDashboard' } as const;
const subscription = { label: 'Subscription', to: '/user-subscription' } as const;

/** What each place is called, after the places above it. */
const trail: Partial<Record<ScreenPath, readonly [label: string, ...above: readonly Crumb[]]>> = {
  '/propertyDashboard': ['Home'],
  '/welcome': ['Welcome'],
  '/chatbot': ['Assistant'],
  '/help': ['Help'],
  '/propertiesList': ['Properties'],
  '/units': ['Units'],
  '/owners': ['Owners'],
  '/owner': ['Owner', owners],
  '/ownerBankInfo': ['Bank details', owners],
  '/onbordingOwner': ['Bank details', owners],
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
  '/servicerequest': ['Requests'],
  '/servicerequest-form': ['New request', requests],
  '/servicerequestDetails-data': ['Request', requests],
  '/repair-terms': ['Repair rules', requests],
  '/vendors': ['Vendors'],
  '/vendor': ['Vendor', vendors],
  '/applicantsList': ['Applicants'],
  '/addApplicant': ['Add applicant', applicants],
  '/applicant-details': ['Applicant', applicants],
  '/view-Applicant': ['Applicant', applicants],
  '/compareApplicants': ['Compare', applicants],
  '/application-details': ['Application', applicants],
  '/leasesList': ['Leases'],
  '/addLease': ['New lease', leases],
  '/addExistingLease': ['Add an existing lease', leases],
  '/updateLease': ['Draft', leases],
  '/showLease': ['Lease', leases],
  '/leaseTemplates': ['Templates', leases],
  '/createLeaseTemplate': ['Template', leases, templates],
  '/tenantsList': ['Tenants'],
  '/tenants-LoginData': ['Tenant', tenants],
  '/tenants-UnitData': ['My unit', home],
  '/tenants-PropertyData': ['My building', home],
  '/ledges-totalpayment': ['Rent'],
  '/ledgesData': ['Ledger', balances],
  '/payrent': ['Pay rent', home],
  '/pay-charge': ['Pay rent', home],
  '/autopay': ['Autopay', home],
  '/paymentconfirmation': ['Payment', home],
  '/bulk-receipts': ['Record payments', balances],
  '/bulk-charges': ['Add charges', balances],
  '/late-fees': ['Late fees', balances],
  '/management-fees': ['Management fees', balances],
  '/add-charge': ['Add charge', balances],
  '/edit-charge': ['Edit charge', balances],
  '/receive-payment': ['Receive payment', balances],
  '/editPayment-status': ['Payment status', balances],
  '/opening-balance': ['Opening balance', balances],
  '/bills': ['Bills'],
  '/bank-accounts': ['Bank accounts'],
  '/bank-account': ['Account', accounts],
  '/opening-balances': ['Opening balances', accounts],
  '/owner-statements': ['Statements'],
  '/owner-statement': ['Statement', statements],
  '/owner-year': ['Year', statements],
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

const isNamed = (path: string): path is keyof typeof trail => Object.hasOwn(trail, path);

/** Breadcrumbs, outermost first. The page's own title is the last step. */
export function crumbsAt(path: string): readonly Crumb[] {
  if (!isNamed(path)) return [];
  const [label, ...above] = trail[path] ?? [];
  return label === undefined ? [] : [...above, { label, to: path }];
}
