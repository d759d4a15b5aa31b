/** Where one is, from the outside in. The page's own title is the last step and stands in the page. */
const trail: Record<string, readonly { label: string; to: string }[]> = {
  '/propertyDashboard': [{ label: 'Home', to: '/propertyDashboard' }],
  '/propertiesList': [{ label: 'Properties', to: '/propertiesList' }],
  '/addPropertyUnit': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Add property', to: '/addPropertyUnit' },
  ],
  '/getproperty-data': [
    { label: 'Properties', to: '/propertiesList' },
    { label: 'Property', to: '/getproperty-data' },
  ],
};

export const crumbsAt = (path: string): readonly { label: string; to: string }[] => trail[path] ?? [];
