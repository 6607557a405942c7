// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordDeleteRequest((e) => require(`${__hooks}/lib/materials/materials.js`).deleteMaterial(e), "materials");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/materials/materials.js`).editMaterial(e), "materials");
onRecordCreate((e) => require(`${__hooks}/lib/materials/materials.js`).complete(e), "materials");
onRecordUpdate((e) => require(`${__hooks}/lib/materials/materials.js`).complete(e), "materials");
onRecordsListRequest((e) => require(`${__hooks}/lib/materials/materials.js`).hideSearch(e, e.records), "materials");
onRecordViewRequest((e) => require(`${__hooks}/lib/materials/materials.js`).hideSearch(e, [e.record]), "materials");
onFileDownloadRequest((e) => require(`${__hooks}/lib/materials/materials.js`).sendFile(e), "materials");
routerAdd(
	"POST",
	"/api/lead/uploads",
	(e) => require(`${__hooks}/lib/materials/uploads.js`).begin(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"PUT",
	"/api/lead/uploads/{id}",
	(e) => require(`${__hooks}/lib/materials/uploads.js`).takePiece(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/copy-material",
	(e) => require(`${__hooks}/lib/materials/copies.js`).copy(e),
	$apis.requireAuth("users"),
);
