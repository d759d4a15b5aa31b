import { appPage, ownPages, previewAgents, previewed } from '../../site-pages';

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

/** A value in a query is as it was sent, so that it needs no encoding. */
const preview = `
  var named = request.querystring['${previewed.parameter}'];
  var agent = request.headers['user-agent'];
  if (request.uri === '${previewed.page}' && named && agent && /${previewAgents}/i.test(agent.value))
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '${previewed.card}' + named.value } } };`;

/**
 * For the site only. Addresses without a page of their own get the app's page; file names are looked up, so a
 * missing file is a 404. With a domain, other host names redirect to it.
 */
export const siteFunction = (domainName?: string): string => `var pages = ${JSON.stringify(ownPages)};
function handler(event) {
  var request = event.request;${domainName ? redirect(domainName) : ''}${preview}
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
