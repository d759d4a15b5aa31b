import { appPage, ownPages } from '../site-pages';

/** Programs for CloudFront's runtime, where nothing can be imported. The tests run this same text. */

const redirect = (name: string): string => `
  if (request.headers.host && request.headers.host.value !== '${name}') {
    var query = Object.keys(request.querystring).map(function (key) {
      var given = request.querystring[key];
      return (given.multiValue || [given]).map(function (each) {
        return each.value === '' ? key : key + '=' + each.value;
      }).join('&');
    }).join('&');
    var to = 'https://${name}' + request.uri + (query ? '?' + query : '');
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } };
  }`;

/**
 * On the site's behavior alone: every address of the web app is the same page, but for those whose page was written at build time; what looks
 * like a file is looked up as one, so that a missing file stays a 404. With a domain, every other host name (www, CloudFront's own) leads to it.
 */
export const siteFunction = (domainName?: string): string => `var pages = ${JSON.stringify(ownPages)};
function handler(event) {
  var request = event.request;${domainName ? redirect(domainName) : ''}
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (last.indexOf('.') < 0) request.uri = pages[request.uri] || '${appPage}';
  return request;
}`;

/** Overwrites the header with the address CloudFront saw, whatever the caller sent. */
export const apiFunction = (header: string): string => `function handler(event) {
  var request = event.request;
  request.headers['${header}'] = { value: event.viewer.ip };
  return request;
}`;
