// A CloudFront function (cloudfront-js-2.0) before the site's bucket: known routes get the page, files are
// fetched as they are, and everything else is a true 404.
const ROUTES = ['/'];

const NOT_FOUND = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Not found · Daybreak</title>
<link rel="stylesheet" href="/plain.css"><link rel="icon" href="/favicon.svg"></head>
<body><main><h1>This is not the page you were looking for. . .</h1><p><a href="/">Go back home</a></p></main></body></html>`;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  if (ROUTES.includes(request.uri)) {
    request.uri = '/index.html';
    return request;
  }
  if (/\.[a-z0-9]+$/.test(request.uri)) return request;
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: {
      'content-type': { value: 'text/html; charset=utf-8' },
      'cache-control': { value: 'no-store' },
    },
    body: { encoding: 'text', data: NOT_FOUND },
  };
}
