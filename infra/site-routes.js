// A CloudFront function (cloudfront-js-2.0) on viewer requests and responses. Maps pages to their files, passes public
// files through, and answers everything else with the not-found page and status 404. Synth fills in both lists.
const PAGES = [];
const FILES = [];

const NOT_FOUND = '/404.html';

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls this function.
function handler(event) {
  return event.context.eventType === 'viewer-response'
    ? handleResponse(event.request.uri, event.response)
    : handleRequest(event.request);
}

function handleRequest(request) {
  request.uri = fileOf(request.uri);
  // Otherwise a cached not-found page would be confirmed with 304 for any address.
  if (request.uri === NOT_FOUND) delete request.headers['if-none-match'];
  return request;
}

function fileOf(uri) {
  if (PAGES.includes(uri)) return uri === '/' ? '/index.html' : `${uri}.html`;
  const isFile = FILES.some((file) => uri === file || (file.endsWith('/') && uri.startsWith(file)));
  return isFile ? uri : NOT_FOUND;
}

// `uri` may be the viewer's or the rewritten one: fileOf returns the same file for both.
function handleResponse(uri, response) {
  const isPage = PAGES.some((page) => fileOf(page) === uri);
  if (!isPage && fileOf(uri) === NOT_FOUND) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    response.headers['cache-control'] = { value: 'no-store' };
    delete response.headers['etag'];
    delete response.headers['last-modified'];
  }
  return response;
}
