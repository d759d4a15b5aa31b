/**
 * The spec's sentences, word for word, a trailing blank included; each names its requirement. No other file may hold one of them:
 * `test/architecture` looks. Sentences of our own live where they are used.
 */
export const messages = {
  // GEN
  sessionExpiredAlert: 'Session expired. Please log in again.',
  sessionExpiredTitle: 'Session Expired !!',
  sessionExpiredText: 'Your session has expired due to inactivity. Please log in again to continue.',
  logIn: 'Log In',
  tokenUndecodable: 'There was an error decoding token',
  closeDialog: 'Close this dialog',
  ok: 'OK',
  no: 'No',
  yes: 'Yes',
  cancel: 'Cancel',
  loading: 'Loading...',
  // LND
  invalidEmailAddress: 'Invalid email address',
  pleaseWait: 'Please wait...',
  submissionFailed: 'Submission failed!',
  // ACC-02
  accountActivatedTitle: 'Account Activated!',
  accountActivatedText: 'Your account has been successfully activated.',
  accountActivatedThanks:
    'You can now log in and start using your account. Thank you for verifying your email!',
  goToLogin: 'Go to Login',
  // PRP-08 to PRP-10
  streetRequired: 'Street is required',
  countryRequired: 'Country is required',
  stateRequired: 'State is required',
  cityRequired: 'City is required',
  zipcodeRequired: 'Zipcode is required',
  zipcodeLength: 'Zipcode must be 5 characters long',
  propertyNameRequired: 'Name of the Property is required',
  propertyTypeRequired: 'Property type is required',
  // PRP-11, PRP-12
  ownerRequired: 'You have to add at least one rental owner details',
  percentageTotal: 'Percentage must be greater than zero and total percentage must be 100%',
  percentageExceeded: 'Total percentage must not exceed 100',
  // PRP-13 to PRP-16
  unitNumberRequired: 'Unit No required',
  unitNumberUnique: 'Unit number must be unique',
  availableDateRequired: 'Availability date is required',
  bedsRequired: 'Beds required',
  bathsRequired: 'Baths required',
  sizeRequired: 'Size (Sq.ft) is required',
  imagesOnly: 'Only image files are allowed.',
  imagesTooLarge: 'Total file size exceeds 3MB limit',
  oneFileAtATime: 'Please upload only one file at a time.',
  // PRP-17 to PRP-20
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  noNumerics: 'Numerics are Not allowed',
  onlyCharacters: 'Only characters allowed in ',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  emailExists: 'Email already exists!',
  emailExistsUseDifferent: 'Email already exists. Please use a different email.',
  emailCheckFailed: 'An error occurred while checking email. Please try again.',
  ownerEmailInList: 'Email already exist, try with another one',
  ownerAddressInList: 'Email address already found, try with another one',
  mobileRequired: 'Mobile Number is required',
  mobileDigitsOnly: 'Mobile number allows only numeric digits',
  mobileInvalid: 'Enter valid Mobile number',
  // PRP-21, PRP-27, PRP-30
  propertyRegistered: 'Property Registered Successfully ',
  propertyNotRegistered: 'Unable to register property',
  noOwners: 'No owners available',
  noData: 'No data available',
  noUnits: 'Units not added ',
  noDescription: 'No description available',
  unitLimitExceeded: 'Unit Limit Exceeded! Please Upgrade Your Plan',
} as const;
