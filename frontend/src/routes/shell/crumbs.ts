/** Breadcrumbs, outermost first. The page's own title is the last step. */
const trail: Record<string, readonly { label: string; to: string }[]> = {
  '/propertyDashboard': [{ label: 'Home', to: '/propertyDashboard' }],
  '/propertiesList': [{ label: 'Properties', to: '/propertiesList' }],
  '/units': [{ label: 'Units', to: '/units' }],
  '/owners': [{ label: 'Owners', to: '/owners' }],
  '/owner': [
    { label: 'Owners', to: '/owners' },
    { label: 'Owner', to: '/owner' },
  ],
  '/addPropertyUnit': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Add property', to: '/addPropertyUnit' },
  ],
  '/import': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Import', to: '/import' },
  ],
  '/getproperty-data': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Property', to: '/getproperty-data' },
  ],
  '/update-property': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Change property', to: '/update-property' },
  ],
  '/addUnit': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Add unit', to: '/addUnit' },
  ],
  '/getunit-data': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Unit', to: '/getunit-data' },
  ],
  '/updateunit-data': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Change unit', to: '/updateunit-data' },
  ],
  '/tenantsUnit-details': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'People of a unit', to: '/tenantsUnit-details' },
  ],
  '/tenantsUnit-dataByUnitId': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'People of a unit', to: '/tenantsUnit-dataByUnitId' },
  ],
  '/view-UploadUnitFile': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Documents', to: '/view-UploadUnitFile' },
  ],
  '/document-view': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Document', to: '/document-view' },
  ],
  '/documents': [{ label: 'Documents', to: '/documents' }],
  '/leasesList': [{ label: 'Leases', to: '/leasesList' }],
  '/addLease': [
    { label: 'Leases', to: '/leasesList' },
    { label: 'New lease', to: '/addLease' },
  ],
  '/updateLease': [
    { label: 'Leases', to: '/leasesList' },
    { label: 'Draft', to: '/updateLease' },
  ],
  '/showLease': [
    { label: 'Leases', to: '/leasesList' },
    { label: 'Lease', to: '/showLease' },
  ],
  '/leaseTemplates': [
    { label: 'Leases', to: '/leasesList' },
    { label: 'Templates', to: '/leaseTemplates' },
  ],
  '/createLeaseTemplate': [
    { label: 'Leases', to: '/leasesList' },
    { label: 'Templates', to: '/leaseTemplates' },
    { label: 'Template', to: '/createLeaseTemplate' },
  ],
  '/tenantsList': [{ label: 'Tenants', to: '/tenantsList' }],
  '/tenants-LoginData': [
    { label: 'Tenants', to: '/tenantsList' },
    { label: 'Tenant', to: '/tenants-LoginData' },
  ],
  '/tenants-UnitData': [
    { label: 'Home', to: '/propertyDashboard' },
    { label: 'My unit', to: '/tenants-UnitData' },
  ],
  '/tenants-PropertyData': [
    { label: 'Home', to: '/propertyDashboard' },
    { label: 'My building', to: '/tenants-PropertyData' },
  ],
  '/user-subscription': [{ label: 'Subscription', to: '/user-subscription' }],
  '/subscriptionPay': [
    { label: 'Subscription', to: '/user-subscription' },
    { label: 'Plan', to: '/subscriptionPay' },
  ],
  '/subscriptionPayConfirmation': [
    { label: 'Subscription', to: '/user-subscription' },
    { label: 'Payment', to: '/subscriptionPayConfirmation' },
  ],
  '/notification': [{ label: 'Notifications', to: '/notification' }],
  '/audit': [{ label: 'Audit', to: '/audit' }],
  '/user-profile': [{ label: 'Profile', to: '/user-profile' }],
  '/user-settings': [{ label: 'Settings', to: '/user-settings' }],
  '/organisationsUsers': [{ label: 'People', to: '/organisationsUsers' }],
};

export const crumbsAt = (path: string): readonly { label: string; to: string }[] => trail[path] ?? [];
